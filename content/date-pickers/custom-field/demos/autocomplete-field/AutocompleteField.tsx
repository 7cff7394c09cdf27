import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import {
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const courseDates = ['2025-04-22', '2025-05-06', '2025-05-20'].map((day) =>
  dayjs(day),
);

function CourseField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();
  const { value, timezone, fieldFormat, rootRef, triggerRef } = picker;
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  // The calendar can select a date that isn't in the list.
  const isListed = courseDates.some((date) => date.isSame(value, 'day'));
  const options = value && !isListed ? [...courseDates, value] : courseDates;

  return (
    <Autocomplete
      {...forwardedProps}
      ref={rootRef}
      className={picker.rootClassName}
      sx={[
        { minWidth: 260 },
        ...(Array.isArray(picker.rootSx) ? picker.rootSx : [picker.rootSx]),
      ]}
      options={options}
      disabled={picker.disabled}
      readOnly={picker.readOnly}
      value={value}
      onChange={(_, date) => picker.setValue(date)}
      getOptionLabel={(date) => date.format(fieldFormat)}
      getOptionKey={(date) => date.valueOf()}
      isOptionEqualToValue={(option, date) => option.isSame(date, 'day')}
      forcePopupIcon={false}
      renderInput={(params) => (
        <TextField
          {...params}
          label={picker.label}
          error={hasValidationError}
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <IconButton
                  ref={triggerRef}
                  edge="end"
                  aria-label="Choose another date"
                  disabled={picker.triggerStatus === 'disabled'}
                  onClick={() => picker.setOpen(true)}
                >
                  <CalendarIcon />
                </IconButton>
              ),
            },
          }}
        />
      )}
    />
  );
}

export default function AutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="First lesson"
        referenceDate={courseDates[0]}
        slots={{ field: CourseField }}
      />
    </LocalizationProvider>
  );
}
