-- Which model answered a turn, and whether it is the one that the chat keeps (D-27, R-SELF-03).

create function private.is_same_model(p_asked text, p_answered text) returns boolean
language sql immutable set search_path = ''
return regexp_replace(lower(p_answered), '^.*/|:.*$|-(\d{4}-\d{2}-\d{2}|\d{3,8})(?=(:.*)?$)', '', 'g')
  = regexp_replace(lower(p_asked), '^.*/|:.*$|-(\d{4}-\d{2}-\d{2}|\d{3,8})(?=(:.*)?$)', '', 'g');
comment on function private.is_same_model(text, text) is
  'Whether a provider that was asked for one name answered with the same model: providers add the day of a model, and '
  'leave out its maker.';

create function private.unexpected_model(p_turn public.turns) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case
      when p_turn.is_stand_in then p_turn.answered_model
      when not private.is_same_model(r.model, p_turn.answered_model) then p_turn.answered_model
      when lower(v.prompts ->> 'ai_upstream') <> lower(p_turn.answered_provider)
        then concat(coalesce(p_turn.answered_model, r.model), ' (', p_turn.answered_provider, ')')
    end
    from public.runs r join public.companion_versions v on v.id = r.version_id where r.id = p_turn.run_id
  );
end;
$$;
comment on function private.unexpected_model(public.turns) is
  'What answered a turn in place of the model, or the provider, that its run is pinned to, or as a stand-in; null when '
  'it is the same or nobody said (R-SELF-03, R-COST-04).';
