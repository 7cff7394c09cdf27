import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid-pro';
import { WORKING, holidayOf, options, runOf, type Person } from './roster';

interface DayCellProps {
  row: Person;
  field: string;
  /** The days of the month. */
  days: string[];
}

export function DayCell({ row, field, days }: DayCellProps) {
  if (row.counts) return row.counts[field] ?? '';

  const absence = row.days[field];
  if (!absence) {
    const holiday = holidayOf(row, field);
    return holiday ? (
      <span role="img" aria-label={holiday} title={holiday}>
        H
      </span>
    ) : null;
  }

  const { length } = runOf(row, field, days);
  const name = `${absence}, ${length} ${length === 1 ? 'day' : 'days'}`;
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className={`bar ${absence.toLowerCase()}`}
    >
      {length > 2 ? absence : absence.charAt(0)}
    </span>
  );
}

interface DayEditorProps extends GridRenderEditCellParams<Person> {
  days: string[];
}

/** A menu that saves as soon as the user chooses an option. */
export function DayEditor({ id, row, field, days }: DayEditorProps) {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const current = row.days[field] ?? WORKING;

  const choose = async (value: string) => {
    await apiRef.current.setEditCellValue({ id, field, value });
    apiRef.current.stopCellEditMode({ id, field });
  };

  return (
    <Box ref={setAnchor} sx={{ display: 'flex', width: '100%', px: 0.25 }}>
      <DayCell row={row} field={field} days={days} />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() =>
          apiRef.current.stopCellEditMode({
            id,
            field,
            ignoreModifications: true,
          })
        }
      >
        {options.map((option) => (
          <MenuItem
            key={option}
            selected={option === current}
            onClick={() => choose(option)}
          >
            {option}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
