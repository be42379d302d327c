-- The demo admin's second factor, for the embedded stack alone. Its secret is public, and `npm start` prints it
-- (launch/demo-factor.mjs), so that an admin's pages can be tried at once.
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
select u.id, u.id, 'Demo authenticator', 'totp', 'verified', 'AMITYDEMOADMINSECONDFACTORSECRET'
from auth.users u where u.email = 'admin@amity.test'
on conflict do nothing;
