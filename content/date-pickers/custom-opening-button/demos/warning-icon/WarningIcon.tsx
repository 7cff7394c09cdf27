import * as React from 'react';
import InputAdornment, {
  type InputAdornmentProps,
} from '@mui/material/InputAdornment';
import SvgIcon from '@mui/material/SvgIcon';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const ErrorContext = React.createContext(false);

function AdornmentWithWarning({ children, ...props }: InputAdornmentProps) {
  const hasError = React.useContext(ErrorContext);
  return (
    <InputAdornment {...props}>
      {hasError && (
        <SvgIcon color="error">
          <path d="M12 2 1 21h22zm-1 7h2v6h-2zm0 8h2v2h-2z" />
        </SvgIcon>
      )}
      {children}
    </InputAdornment>
  );
}

export default function WarningIcon() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ErrorContext.Provider value={error !== null}>
        <DatePicker
          label="Shipping"
          defaultValue={dayjs('2025-04-17')}
          minDate={dayjs('2025-04-22')}
          onError={setError}
          slots={{ inputAdornment: AdornmentWithWarning }}
          slotProps={{
            textField: { helperText: error ? 'We ship from April 22 on' : ' ' },
          }}
        />
      </ErrorContext.Provider>
    </LocalizationProvider>
  );
}
