/** A file that distinguishes a deploy from other deploys of the same build. */
export interface Marker {
  file: string
  text: string
}

/** A deploy that a rollback can restore. */
export interface ListedDeploy {
  id: string
  isCurrent: boolean
  /** `left`: it passed the check, but was rolled back, so only a rollback to its id restores it. */
  state: 'checked' | 'left' | 'unchecked'
}

export interface Host {
  marker?: Marker
  /**
   * Deploys the build in the current folder (`dist/` and `dist-hosts/`) to production.
   *
   * @returns the id of the deploy that was served before, if there was one
   * @throws PublishError if the host refuses the deploy, in which case visitors still get the
   *   previous one
   */
  deploy: () => Promise<string | undefined>
  /**
   * Marks the current deploy, so that a rollback may restore it. On a host without this function, a
   * rollback may restore any deploy.
   */
  markAsChecked?: () => Promise<void>
  /**
   * Restores an earlier deploy. Later rollbacks without an id skip the deploy that was replaced.
   *
   * @param deploy its id; by default, the last restorable deploy before the current one
   * @returns the id of the deploy that is served now
   * @throws PublishError if there is no earlier deploy
   */
  rollBack: (deploy?: string) => Promise<string>
  /** Lists the deploys that are still stored, the newest first; not every host supports this. */
  list?: () => Promise<ListedDeploy[]>
  /**
   * Deploys the build at a separate URL; not every host supports this.
   *
   * @param name a name for the preview, from which some hosts derive its URL
   * @returns the URL
   */
  preview?: (name: string) => Promise<string>
}
