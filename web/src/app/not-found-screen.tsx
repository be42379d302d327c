import { useNavigate } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** The page of every unknown address (R-SHELL-08, R-STATIC-09). */
export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-4 px-4 py-24 text-center">
      <title>{`Page not found | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <p aria-hidden="true" className="bg-glow bg-clip-text font-display text-8xl text-transparent">
        404
      </p>
      <h1 className="font-display text-3xl">No one lives here</h1>
      <p className="text-muted">
        This page does not exist, or it has moved. The people you are looking for are close by.
      </p>
      <div className="flex flex-wrap justify-center gap-3 pt-4">
        <LinkButton to={paths.home} variant="primary">
          Go home
        </LinkButton>
        <LinkButton to={paths.browse}>Browse Companions</LinkButton>
        <Button variant="quiet" onClick={() => navigate(-1)}>
          Go back
        </Button>
      </div>
    </div>
  );
}
