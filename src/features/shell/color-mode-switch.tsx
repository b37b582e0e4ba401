import { useSnapshot } from 'valtio/react';
import { colorModeState, setColorMode, type ColorMode } from '../../services/color-mode.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { useHydrated } from '../../ui/use-now.ts';
import * as texts from './texts.ts';

const MODES: readonly { value: ColorMode; label: string }[] = [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
  { value: 'system', label: texts.system },
];

export function ColorModeSwitch() {
  const { mode } = useSnapshot(colorModeState);
  // The server cannot know the saved mode: the first paint of the switch is its answer.
  const hydrated = useHydrated();
  return (
    <Segmented label={texts.colorMode} segments={MODES} value={hydrated ? mode : 'system'} onChange={setColorMode} />
  );
}
