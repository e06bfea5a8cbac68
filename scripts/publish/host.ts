/** A file that distinguishes a deploy from others of the same build. */
export interface Marker {
  file: string
  text: string
}

/** A deploy that is still there. */
export interface ListedDeploy {
  /** Its id, with which it can be gone back to. */
  id: string
  isCurrent: boolean
  /** `left`: it passed the check, but a rollback left it, and it is gone back to only by its id. */
  state: 'checked' | 'left' | 'unchecked'
}

/** Where the site is published. */
export interface Host {
  /** The file that `deploy` adds to the site, if it does. */
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
   * Marks the deploy that is served as one to go back to. Without it, the host can go back to any.
   */
  markAsChecked?: () => Promise<void>
  /**
   * Serves an earlier deploy again. The one that it leaves is not an earlier deploy from then on.
   *
   * @param deploy its id; by default, the last checked deploy before the current one
   * @returns the id of the deploy that is served now
   * @throws PublishError if there is no earlier deploy
   */
  rollBack: (deploy?: string) => Promise<string>
  /** The deploys that are still there, the newest first. Not every host can list them. */
  list?: () => Promise<ListedDeploy[]>
  /**
   * Deploys the build at a separate URL; not every host can do this.
   *
   * @param name a preview with the same name is replaced
   * @returns the URL
   */
  preview?: (name: string) => Promise<string>
}
