/** A file of the site that is the same for everybody. */
export interface SiteFile {
  /** From the root of the site: `board/index.html`. */
  readonly path: string;
  readonly type: string;
  readonly body: string;
}
