import { donations, footerWords, price, productName as product } from "../../site/product";
import type { LegalPage } from "./LegalText";
import { AboutChanges, Questions } from "./paragraphs";

export const termsOfService: LegalPage = {
  title: footerWords.terms,
  description: `What you may do with ${product}, what you may not, and what nobody can promise.`,
  lastUpdated: "today",
  short:
    "In one line: listen as much as you like, for yourself, and respect the people who made the " +
    "music.",
  sections: {
    "Acceptance of Terms": (
      <p>
        By downloading or using {product} you accept these terms. If you do not accept them, just
        uninstall it; there is no account to close.
      </p>
    ),
    "Use License": (
      <p>
        You may install {product} on as many devices of yours as you like and use it{" "}
        {price === "0" && "free of charge, "}for personal, non-commercial purposes.{" "}
        {donations && <a href={donations.url}>{donations.text}</a>}
      </p>
    ),
    Restrictions: (
      <>
        <p>
          What the app makes possible is not always what the law or an artist allows. In particular,
          you may not:
        </p>
        <ul role="list">
          <li>sell the app or charge for access to it;</li>
          <li>use it, or what you saved with it, for a commercial purpose;</li>
          <li>pass on music that you have no right to pass on;</li>
          <li>publish a changed version under the same name as if it were ours.</li>
        </ul>
      </>
    ),
    Disclaimer: (
      <p>
        {product} comes as it is, without warranty of any kind. The catalogue belongs to others: a
        song that plays today can be gone tomorrow. As far as the law allows, nobody who works on
        the app is liable for damage that comes from using it.
      </p>
    ),
    "Changes to Terms": (
      <p>
        These terms may change, and this page changes with them. <AboutChanges /> If you use the app
        afterwards, you accept them.
      </p>
    ),
    Contact: <Questions about="these terms" />,
  },
};
