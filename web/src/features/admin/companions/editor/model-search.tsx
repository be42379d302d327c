import { Autocomplete } from '@base-ui/react/autocomplete';
import { useId, useState } from 'react';
import type { CatalogueModel } from '#contracts/admin-models.ts';
import { controlClass, describedBy, Field } from '#ui/field.tsx';
import { matchesSearch, priceText } from './model.ts';

/** The most suggestions that are shown (R-ADMIN-35). */
const MOST = 20;

type ModelSearchProps = {
  models: CatalogueModel[];
  /** The id of the model, or what was typed so far. */
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  hint: string;
  error?: string | undefined;
};

/** Finds a model by a part of its name or id, with arrow keys or the mouse (R-ADMIN-35). */
export function ModelSearch({ models, value, onChange, disabled, hint, error }: ModelSearchProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const text = { label: 'AI model', hint, error };
  const choose = (model: CatalogueModel) => {
    onChange(model.id);
    setIsOpen(false);
  };
  return (
    <Field id={id} {...text}>
      <Autocomplete.Root
        items={models}
        value={value}
        onValueChange={onChange}
        itemToStringValue={(model: CatalogueModel) => model.id}
        filter={(model: CatalogueModel, typed) => matchesSearch(model, typed)}
        limit={MOST}
        disabled={disabled}
        inline
        open={isOpen}
        onOpenChange={setIsOpen}
        openOnInputClick
      >
        <div className="relative">
          <Autocomplete.Input
            {...describedBy(id, text)}
            aria-expanded={isOpen}
            placeholder="Search by name or id"
            className={`${controlClass} min-h-11`}
            onBlur={() => setIsOpen(false)}
          />
          {isOpen && (
            <Autocomplete.List
              aria-label="Models"
              className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-96 overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-lifted empty:hidden"
              // Pressing the list must not take the focus from the field.
              onMouseDown={(event) => event.preventDefault()}
            >
              {(model: CatalogueModel) => <Suggestion key={model.id} model={model} onChoose={choose} />}
            </Autocomplete.List>
          )}
        </div>
      </Autocomplete.Root>
    </Field>
  );
}

type SuggestionProps = { model: CatalogueModel; onChoose: (model: CatalogueModel) => void };

function Suggestion({ model, onChoose }: SuggestionProps) {
  return (
    <Autocomplete.Item
      value={model}
      onClick={() => onChoose(model)}
      className="flex cursor-pointer flex-col rounded-sm px-3 py-2 text-sm data-highlighted:bg-tint"
    >
      <span className="font-semibold wrap-anywhere">{model.name}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-muted">
        <span className="font-mono text-xs wrap-anywhere">{model.id}</span>
        <span className="text-xs tabular-nums">{priceText(model)}</span>
      </span>
    </Autocomplete.Item>
  );
}
