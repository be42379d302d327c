import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { timings } from '#lib/timings.ts';
import { Dialog } from '#ui/dialog.tsx';

type SuccessDialogProps = {
  text: string;
  /** The page that opens after a second, or when the dialog is closed. */
  to: string;
};

/** Says that it worked, and goes on (R-ADMIN-26, R-ADMIN-28, R-ADMIN-32). */
export function SuccessDialog({ text, to }: SuccessDialogProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to), timings.afterSave);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return <Dialog open onClose={() => navigate(to)} title="Success" description={text} />;
}
