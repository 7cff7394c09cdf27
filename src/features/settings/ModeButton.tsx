import { SunMoon } from 'lucide';
import { clickAttributes } from '#model/clicks';
import { IconButton } from '#ui';

/** Switches between light and dark. Hidden without JavaScript. */
export function ModeButton({ label }: { label: string }) {
  return <IconButton className="needs-script" icon={SunMoon} label={label} data-switches-mode="" {...clickAttributes('settingsChange', 'mode')} />;
}
