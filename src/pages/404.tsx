export { NotFound as default } from "../features/notFound/NotFound";
