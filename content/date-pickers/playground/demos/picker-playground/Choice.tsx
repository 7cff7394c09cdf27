import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Record<Value, string>;
  unavailable?: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
}

function keysOf<Key extends string>(record: Record<Key, string>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, unavailable, disabled, onChange } = props;
  const keys = keysOf(options);

  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      disabled={disabled}
      slotProps={{
        select: { displayEmpty: true },
        inputLabel: { shrink: true },
      }}
      onChange={(event) => {
        const next = keys.find((key) => key === event.target.value);
        if (next !== undefined) onChange(next);
      }}
    >
      {keys.map((key) => (
        <MenuItem key={key} value={key} disabled={key === unavailable}>
          {options[key]}
        </MenuItem>
      ))}
    </TextField>
  );
}
