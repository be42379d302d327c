-- Where the content rules hold: what a companion, its prompts and a nickname say is checked as it is written
-- (R-SAFE-10). The triggers run after the row's constraints, so that no pattern reads a text that is too long
-- (R-PROD-09).

create function private.require_fine_texts(p_texts jsonb, p_fields text[]) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_field text;
  v_text text;
  v_refusal record;
  v_added integer;
begin
  foreach v_field in array p_fields loop
    v_text := case jsonb_typeof(p_texts -> v_field)
      when 'array'
        then (select string_agg(item, '. ') from jsonb_array_elements_text(p_texts -> v_field) as list (item))
      else p_texts ->> v_field
    end;
    v_added := 0;
    if v_field = 'name' then
      v_text := 'name is ' || v_text;
      v_added := 2;
    end if;
    v_refusal := private.refusal(v_text);
    if v_refusal.topic is not null then
      raise exception 'content_refused' using detail = jsonb_strip_nulls(jsonb_build_object(
        'field', v_field, 'topic', v_refusal.topic,
        'from', v_refusal.first_word - v_added, 'to', v_refusal.last_word - v_added
      ))::text;
    end if;
  end loop;
end;
$$;
comment on function private.require_fine_texts(jsonb, text[]) is
  'Raises content_refused when one of these fields (texts or lists of texts) breaks a content rule (R-SAFE-10). Its '
  'detail names the field and the topic, and the first and last word of the passage (from, to) where there is one.';

create function private.refuse_content() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_fine_texts(to_jsonb(new), tg_argv);
  return null;
end;
$$;
comment on function private.refuse_content() is
  'Holds the content rules for the columns named as arguments (R-SAFE-10).';

create trigger refuse_content
  after insert or update of name, tagline, description, personality_description, conversation_style, greeting, scenario,
  example_dialogue, openers, core_traits, special_features, perfect_for
  on public.companions for each row execute function private.refuse_content(
    'name', 'tagline', 'description', 'personality_description', 'conversation_style', 'greeting', 'scenario',
    'example_dialogue', 'openers', 'core_traits', 'special_features', 'perfect_for'
  );
create trigger refuse_content after insert or update of chat_prompt, system_prompt
  on public.companion_prompts for each row execute function private.refuse_content('chat_prompt', 'system_prompt');
create trigger refuse_content after insert or update of nickname
  on public.companion_customisations for each row execute function private.refuse_content('nickname');
