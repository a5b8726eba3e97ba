// The styles that pages share, in a fixed order. Of two CSS rules with the same specificity the later one wins. Without this
// list, the order would depend on what each page imports first.
import "../styles/tokens.css";
import "../styles/global.css";
import "../components/Wrap.module.css";
import "../components/BelowWindow.module.css";
import "../components/NeedsScripts.module.css";
import "../components/Field.module.css";
import "../components/Text.module.css";
import "../components/Icon.module.css";
import "../components/Button.module.css";
import "../components/VisuallyHidden.module.css";
import "../components/Lamp.module.css";
import "../components/PlayingBars.module.css";
import "../components/SkipLink.module.css";
import "../components/PageFailure.module.css";
