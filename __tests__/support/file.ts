/** Jest loads this instead of every file that the bundler would turn into a URL. */
export default "/static/file";
