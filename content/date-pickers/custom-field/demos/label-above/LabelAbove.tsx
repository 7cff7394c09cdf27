import { useId } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersTextField,
  type PickersTextFieldProps,
} from '@mui/x-date-pickers/PickersTextField';

const birthday = dayjs('1994-04-17');

function LabeledTextField(props: PickersTextFieldProps<'outlined'>) {
  const { label, ref, sx, className, InputProps, ...other } = props;
  // On mobile, the picker doesn't pass an id.
  const fallbackId = useId();
  const labelId = `${props.id ?? fallbackId}-label`;

  return (
    <Stack ref={ref} sx={sx} className={className}>
      <Typography id={labelId} variant="body2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <PickersTextField
        {...other}
        InputProps={{ ...InputProps, 'aria-labelledby': labelId }}
      />
    </Stack>
  );
}

export default function LabelAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        openTo="year"
        defaultValue={birthday}
        slots={{ textField: LabeledTextField }}
      />
    </LocalizationProvider>
  );
}
