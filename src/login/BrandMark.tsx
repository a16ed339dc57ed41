/** The product's mark, as in public/favicon.svg. */
export const BrandMark = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="7" fill="#1f4e8c" />
    <g fill="none" stroke="#fff" strokeWidth="2.1" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 5.5 24.5 9v6.6c0 5.2-3.5 9-8.5 10.9-5-1.9-8.5-5.7-8.5-10.9V9z" />
      <path d="m11.8 15.8 3.1 3.1 5.4-5.9" />
    </g>
  </svg>
);
