import { installHelp } from "../site/installHelp";

/** How to install the app, for the plain list (docs/rules.md, 3.20). */
export function PlainInstallHelp() {
  const { steps, update, requirement, failed, reasons, google, googlePages } = installHelp;
  return (
    <section id="install">
      <h2>How to install</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{update}</p>
      {requirement && <p>{requirement}</p>}
      <h3>{failed}</h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{google}</p>
      <ul>
        {googlePages.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
