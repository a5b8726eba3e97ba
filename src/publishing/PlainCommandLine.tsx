import { checkCommands } from "../site/checkCommands";
import { appVerifierText, signing } from "../site/signing";

/** How to check a downloaded file by hand, for the plain list (docs/rules.md, 13.6). */
export function PlainCommandLine() {
  return (
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
  );
}
