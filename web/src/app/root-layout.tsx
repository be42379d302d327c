import { Outlet } from 'react-router-dom';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

/** Around the layouts, so that it stays when one takes the place of another. */
export function RootLayout() {
  useFocusAfterNavigation();
  return <Outlet />;
}
