/** A file that distinguishes a deploy from others of the same build. */
export interface Marker {
  file: string
  text: string
}

/** A deploy that a rollback can serve again. */
export interface ListedDeploy {
  id: string
  isCurrent: boolean
  /**
   * `left`: it has passed the check, but a rollback has replaced it, so that only a rollback with its
   * id serves it again.
   */
  state: 'checked' | 'left' | 'unchecked'
}

export interface Host {
  marker?: Marker
  /**
   * Deploys the build in `dist/` and `dist-hosts/` in the current folder, for all visitors.
   *
   * @returns the id of the deploy that was served before, if there was one
   * @throws PublishError if the host refuses the deploy, in which case visitors still get the
   *   previous one
   */
  deploy: () => Promise<string | undefined>
  /**
   * Marks the current deploy as one that a rollback may serve again. A host without this function may
   * serve any.
   */
  markAsChecked?: () => Promise<void>
  /**
   * Serves an earlier deploy again. From then on, the deploy that it replaces no longer counts as an
   * earlier one.
   *
   * @param deploy its id; by default, the last checked deploy before the current one
   * @returns the id of the deploy that is served now
   * @throws PublishError if there is no earlier deploy
   */
  rollBack: (deploy?: string) => Promise<string>
  /** Lists the deploys that are still stored, the newest first; not every host can do this. */
  list?: () => Promise<ListedDeploy[]>
  /**
   * Deploys the build at a separate URL; not every host can do this.
   *
   * @param name a preview with the same name is replaced
   * @returns the URL
   */
  preview?: (name: string) => Promise<string>
}
