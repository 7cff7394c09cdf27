import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const appointment = dayjs('2025-04-17T14:00');

export default function ColumnThreshold() {
  const [minutes, setMinutes] = React.useState(30);
  const [threshold, setThreshold] = React.useState(24);
  const options = (24 * 60) / minutes;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3 }}>
        <TextField
          select
          label="Minutes per step"
          value={minutes}
          onChange={(event) => setMinutes(Number(event.target.value))}
        >
          {[15, 30, 60, 120].map((step) => (
            <MenuItem key={step} value={step}>
              {step}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Threshold"
          value={threshold}
          onChange={(event) => setThreshold(Number(event.target.value))}
        >
          {[12, 24, 48, 96].map((limit) => (
            <MenuItem key={limit} value={limit}>
              {limit}
            </MenuItem>
          ))}
        </TextField>
        <TimePicker
          label="Appointment"
          defaultValue={appointment}
          timeSteps={{ minutes }}
          thresholdToRenderTimeInASingleColumn={threshold}
        />
        <Typography>
          {options} options: {options <= threshold ? 'one list' : 'columns'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
