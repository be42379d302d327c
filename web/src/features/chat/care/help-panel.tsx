import { linesOf } from '#contracts/help-lines.ts';
import { useHelpCountry } from '#shared/help/country.ts';
import { GetHelp } from '#shared/help/get-help.tsx';
import { EmergencyNumbers, Ways } from '#shared/help/ways.tsx';

/** People to turn to, in the place of the companion's picture beside the chat. */
export function HelpPanel() {
  const { anything, emergency } = linesOf(useHelpCountry());
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto border-b border-line p-4">
      <h2 className="font-display text-lg">People to talk to, now</h2>
      <Ways lines={anything} className="" />
      <p>
        In danger right now: <EmergencyNumbers text={emergency} />
      </p>
      <GetHelp className="self-start py-0.5 text-sm text-accent underline">Another country</GetHelp>
    </div>
  );
}
