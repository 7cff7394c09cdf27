import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const initialValue = dayjs('2025-04-17');

const describe = (value: Dayjs | null) => {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('MMM D, YYYY') : 'Invalid Date';
};

export default function FieldValues() {
  const [value, setValue] = React.useState<Dayjs | null>(initialValue);
  const [changes, setChanges] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DateField
          label="Invoice date"
          value={value}
          onChange={(newValue) => {
            setValue(newValue);
            setChanges((count) => count + 1);
          }}
        />
        <Typography aria-live="polite" variant="body2">
          Value: {describe(value)} (onChange calls: {changes})
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
