import { donations, productName as product } from "../../site/product";
import { aboutChanges, type LegalPage } from "./legalPage";

export const termsOfService: LegalPage = {
  title: "Terms of Service",
  description: `What you may do with ${product}, what you may not, and what nobody can promise.`,
  short:
    "In one line: listen as much as you like, for yourself, and respect the people who made the " +
    "music.",
  sections: [
    {
      title: "Acceptance of Terms",
      paragraphs: [
        `By downloading or using ${product} you accept these terms. If you do not accept ` +
          "them, just uninstall it; there is no account to close.",
      ],
    },
    {
      title: "Use License",
      paragraphs: [
        `You may install ${product} on as many devices of yours as you like and use it free ` +
          `of charge, for personal, non-commercial purposes. ${donations ?? ""}`,
      ],
    },
    {
      title: "Restrictions",
      paragraphs: [
        "What the app makes possible is not always what the law or an artist allows. In " +
          "particular, you may not:",
      ],
      points: [
        "sell the app or charge for access to it;",
        "use it, or what you saved with it, for a commercial purpose;",
        "pass on music that you have no right to pass on;",
        "publish a changed version under the same name as if it were ours.",
      ],
    },
    {
      title: "Disclaimer",
      paragraphs: [
        `${product} comes as it is, without warranty of any kind. The catalogue belongs to ` +
          "others: a song that plays today can be gone tomorrow. As far as the law allows, " +
          "nobody who works on the app is liable for damage that comes from using it.",
      ],
    },
    {
      title: "Changes to Terms",
      paragraphs: [
        `These terms may change, and this page changes with them. ${aboutChanges} If you use the ` +
          "app afterwards, you accept them.",
      ],
    },
    { title: "Contact", questionsAbout: "these terms" },
  ],
};
