import { checkCommands } from "../site/checkCommands";
import { installHelp } from "../site/installHelp";
import { appVerifierText, signing } from "../site/signing";

/** How to install the app, and how to check a file by hand, for the plain list (docs/rules.md, 3.20 and 13.6). */
export function PlainHelp() {
  const { steps, update, requirement, failed, reasons, google, googlePages } = installHelp;
  return (
    <>
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
      <section id="command-line">
        <h2>{checkCommands.title}</h2>
        <p>{checkCommands.text}</p>
        <ul>
          {checkCommands.commands.map(([system, command]) => (
            <li key={system}>
              {system}: <code>{command}</code>
            </li>
          ))}
        </ul>
        {signing && (
          <>
            <p>{checkCommands.certificate}</p>
            <pre>{appVerifierText(signing)}</pre>
          </>
        )}
      </section>
    </>
  );
}
