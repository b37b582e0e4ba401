import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadAgain } from './load-again.ts';

type PropsOf<View> = View extends (props: infer Props) => ReactNode ? Props : never;

/** A view whose code comes when it is first drawn; until then `fallback`, which may depend on its props, or nothing. */
export function lazyView<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode | ((props: PropsOf<Module[Name]>) => ReactNode) = null,
) {
  const View = lazy(() => loadAgain(load).then((module) => ({ default: module[name] as ComponentType<object> })));
  return function LazyView(props: PropsOf<Module[Name]> & object): ReactNode {
    return (
      <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
        <View {...props} />
      </Suspense>
    );
  };
}
