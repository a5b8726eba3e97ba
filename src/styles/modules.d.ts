declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";

declare module "*.woff2" {
  /** Address of the file in the built site. */
  const url: string;
  export default url;
}
