import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';

/** Returns a function that goes back, or to the browse page when this page was the first one (D-18.16). */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return useCallback(() => {
    if (isFirst) navigate(paths.browse);
    else navigate(-1);
  }, [navigate, isFirst]);
}
