import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';

function RatingInput(props: GridFilterInputValueProps) {
  const { item, applyValue, inputRef, focusElementRef } = props;
  const ratingRef = React.useRef<HTMLSpanElement>(null);
  const getRadio = () => {
    const radios = ratingRef.current?.querySelectorAll('input') ?? [];
    return (
      Array.from(radios).find((radio) => radio.checked) ?? radios[0] ?? null
    );
  };

  // The filter panel focuses the input through this ref.
  React.useImperativeHandle(focusElementRef, getRadio);
  // The header cell uses this one instead.
  React.useImperativeHandle<HTMLElement | null, HTMLElement | null>(
    inputRef,
    getRadio,
  );

  return (
    <Stack direction="row" sx={{ alignItems: 'center', flex: 1 }}>
      <Rating
        ref={ratingRef}
        size="small"
        name={`rating-filter-${React.useId()}`}
        value={item.value ?? null}
        onChange={(_, value) => {
          applyValue({ ...item, value: value ?? undefined });
        }}
        onFocus={props.onFocus}
        onBlur={(event) => {
          // Ignore blur events while focus moves between the stars.
          if (!event.currentTarget.contains(event.relatedTarget)) {
            props.onBlur?.(event);
          }
        }}
        sx={{ mr: 'auto' }}
      />
      {props.headerFilterMenu}
      {props.clearButton}
    </Stack>
  );
}

const createOperator = (
  value: string,
  label: string,
  compare: (rating: number, stars: number) => boolean,
): GridFilterOperator => ({
  value,
  label,
  headerLabel: label,
  getApplyFilterFn: ({ value: stars }) =>
    stars ? (rating: number) => compare(rating, stars) : null,
  InputComponent: RatingInput,
});

const columns: GridColDef[] = [
  { field: 'recipe', headerName: 'Recipe', flex: 1, minWidth: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 130 },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 190,
    display: 'flex',
    filterOperators: [
      createOperator('atLeast', 'At least', (a, b) => a >= b),
      createOperator('exactly', 'Exactly', (a, b) => a === b),
    ],
    renderCell: ({ value }) => <Rating readOnly size="small" value={value} />,
  },
];

const rows = [
  { id: 1, recipe: 'Lentil soup', minutes: 35, rating: 4 },
  { id: 2, recipe: 'Spinach pie', minutes: 70, rating: 5 },
  { id: 3, recipe: 'Pancakes', minutes: 20, rating: 3 },
  { id: 4, recipe: 'Risotto', minutes: 45, rating: 4 },
  { id: 5, recipe: 'Bean salad', minutes: 15, rating: 2 },
  { id: 6, recipe: 'Plum cake', minutes: 60, rating: 5 },
];

export default function RatingHeaderFilter() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPro
        label="Recipes"
        rows={rows}
        columns={columns}
        headerFilters
      />
    </div>
  );
}
