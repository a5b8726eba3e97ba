// The styles that pages share, in a fixed order. Of two CSS rules with the same specificity the later one wins. Without this
// list, the order would depend on what each page imports first.
import "../styles/tokens.css";
import "../styles/global.css";
import "../components/ui/Wrap.module.css";
import "../components/ui/BelowWindow.module.css";
import "../components/ui/NeedsScripts.module.css";
import "../components/ui/Icon.module.css";
import "../components/ui/Button.module.css";
import "../components/ui/VisuallyHidden.module.css";
import "../components/ui/Lamp.module.css";
import "../components/ui/PlayingBars.module.css";
import "../components/ui/SkipLink.module.css";
import "../components/ui/PageFailure.module.css";
