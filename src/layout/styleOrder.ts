// What pages share comes first and in one order, whatever page is opened: of two rules of the same weight the later one wins, and
// which is later must not hang on what a page happens to import first.
import "../styles/tokens.css";
import "../styles/global.css";
import "../components/ui/Wrap.module.css";
import "../components/ui/BelowWindow.module.css";
import "../components/ui/Icon.module.css";
import "../components/ui/Button.module.css";
import "../components/ui/VisuallyHidden.module.css";
import "../components/ui/Lamp.module.css";
import "../components/ui/PlayingBars.module.css";
import "../components/ui/SkipLink.module.css";
import "../components/ui/PageFailure.module.css";
