import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { useAfterHydration } from '#lib/use-after-hydration.ts';
import { GetHelp } from '#shared/help/get-help.tsx';
import { Container } from '#ui/container.tsx';
import { Wordmark } from './wordmark.tsx';

const groups = [
  {
    title: 'Product',
    links: [
      { to: paths.browse, label: 'Browse Companions' },
      { to: paths.pricing, label: 'Pricing' },
      { to: paths.signup(), label: 'Get Started' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: paths.about, label: 'About' },
      { to: paths.faq, label: 'FAQ' },
      { to: paths.contact, label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: paths.terms, label: 'Terms of Service' },
      { to: paths.privacy, label: 'Privacy Policy' },
      { to: paths.safety, label: 'Safety' },
      { to: paths.accessibility, label: 'Accessibility' },
    ],
  },
] as const;

/** The footer of visitors' pages (R-SHELL-09). */
export function SiteFooter() {
  return (
    <footer className="for-visitors border-t border-line bg-sunken">
      <Container className="flex flex-wrap justify-between gap-x-16 gap-y-10 py-12">
        <div className="flex max-w-xs flex-col gap-3">
          <Wordmark />
          <p className="text-sm text-muted">
            {brand.tagline}. Companions are computer programs, and they never pretend otherwise.
          </p>
          <FooterHelp />
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-8">
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="mb-2 text-sm font-semibold">{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="inline-block py-1 text-sm text-muted hover:text-ink hover:underline"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="w-full border-t border-line pt-6 text-sm text-muted">
          © {brand.foundedYear}-{useYear()} {brand.name}
        </p>
      </Container>
    </footer>
  );
}

/** The one line below members' pages. */
export function MemberFooter() {
  return (
    <footer className="for-members border-t border-line">
      <Container className="flex py-2">
        <FooterHelp />
      </Container>
    </footer>
  );
}

/** In the footer of every page (R-CARE-01). */
function FooterHelp() {
  return (
    <GetHelp className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold hover:text-accent hover:underline">
      <LifeBuoy aria-hidden="true" className="size-4" />
      Get help
    </GetHelp>
  );
}

/** This year; in prerendered HTML that of the build. */
function useYear(): number {
  return useAfterHydration(new Date().getFullYear(), Number(import.meta.env.VITE_BUILD_YEAR));
}
