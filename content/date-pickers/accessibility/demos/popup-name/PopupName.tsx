import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const initialValue = dayjs('2025-04-17');

export default function PopupName() {
  const labelId = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Typography id={labelId}>Hire date</Typography>
        <DatePicker
          defaultValue={initialValue}
          slotProps={{
            textField: { InputProps: { 'aria-labelledby': labelId } },
            popper: { 'aria-labelledby': labelId },
            mobilePaper: { 'aria-labelledby': labelId },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
