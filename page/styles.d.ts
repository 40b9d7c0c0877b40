/** Style sheets are imported for their effect alone. */
declare module '*.css' {}

interface ImportMeta {
  /** Put in by the build. */
  readonly env: { readonly PROD: boolean };
}
