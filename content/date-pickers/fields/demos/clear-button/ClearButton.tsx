import * as React from 'react';
import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const followUp = dayjs('2025-04-17');

function UndoIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 5V1L6 6l6 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z" />
    </SvgIcon>
  );
}

export default function ClearButton() {
  const [count, setCount] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DateField
          label="Follow-up"
          defaultValue={followUp}
          clearable
          clearButtonPosition="start"
          onClear={() => setCount((previous) => previous + 1)}
          slots={{ clearIcon: UndoIcon }}
          slotProps={{ clearButton: { title: 'Reset' } }}
        />
        <Typography aria-live="polite">Cleared: {count}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
