/** The command `npm run nginx`: writes docs/nginx.conf. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { renderNginxConfiguration } from "../src/publishing/nginxConfiguration";

writeFileSync(path.join(__dirname, "..", "docs", "nginx.conf"), renderNginxConfiguration());
