/** Stands in for every file that the bundler would turn into a URL. */
export default "/static/file";
