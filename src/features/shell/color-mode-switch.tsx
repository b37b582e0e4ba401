import { useSnapshot } from 'valtio/react';
import { colorModeState, setColorMode, type ColorMode } from '../../services/color-mode.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { useHydrated } from '../../ui/use-now.ts';

const MODES: readonly { value: ColorMode; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

export function ColorModeSwitch() {
  const { mode } = useSnapshot(colorModeState);
  // The server cannot know the saved mode: the first paint of the switch is its answer.
  const hydrated = useHydrated();
  return <Segmented label="Color mode" segments={MODES} value={hydrated ? mode : 'system'} onChange={setColorMode} />;
}
