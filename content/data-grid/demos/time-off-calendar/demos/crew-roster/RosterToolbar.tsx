import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { WORKING, YEAR, options } from './roster';

interface Month {
  month: number;
  setMonth: (month: number) => void;
}

export const MonthContext = React.createContext<Month>({
  month: 0,
  setMonth: () => {},
});

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
});

const absences = options.filter((name) => name !== WORKING);
const button = <Button size="small" />;
const style = {
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'start',
  gap: 8,
} as const;

export function RosterToolbar() {
  const { month, setMonth } = React.useContext(MonthContext);
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector);

  return (
    <Toolbar style={style}>
      <ToolbarButton
        disabled={month === 0}
        onClick={() => setMonth(month - 1)}
        render={button}
      >
        Previous
      </ToolbarButton>
      <Typography
        role="status"
        variant="subtitle2"
        sx={{ minWidth: 110, textAlign: 'center' }}
      >
        {monthName.format(new Date(YEAR, month))}
      </Typography>
      <ToolbarButton
        disabled={month === 11}
        onClick={() => setMonth(month + 1)}
        render={button}
      >
        Next
      </ToolbarButton>
      {absences.map((name) => {
        const isActive = words?.includes(name) ?? false;
        return (
          <ToolbarButton
            key={name}
            aria-pressed={isActive}
            onClick={() =>
              apiRef.current.setQuickFilterValues(isActive ? [] : [name])
            }
            render={
              <Chip size="small" label={name} className={name.toLowerCase()} />
            }
          />
        );
      })}
      <QuickFilter expanded style={{ flex: '1 1 150px' }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              fullWidth
              placeholder="Name or absence"
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search the roster',
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
