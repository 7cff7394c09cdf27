import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

function RatingInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const ratingRef = React.useRef<HTMLSpanElement>(null);

  // The panel calls focus() when it opens.
  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => {
      const inputs = Array.from(
        ratingRef.current?.querySelectorAll('input') ?? [],
      );
      (inputs.find((input) => input.checked) ?? inputs[0])?.focus();
    },
  }));

  return (
    <Rating
      ref={ratingRef}
      name="rating-filter"
      sx={{ mt: 1 }}
      value={item.value ?? null}
      onChange={(_, value) => {
        applyValue({ ...item, value: value ?? undefined });
      }}
    />
  );
}

const atLeast: GridFilterOperator<Recipe, number> = {
  value: 'atLeast',
  label: 'at least',
  headerLabel: 'At least',
  getApplyFilterFn: (item) => {
    if (!item.value) return null;
    return (value) => value >= item.value;
  },
  InputComponent: RatingInput,
};

interface Recipe {
  id: number;
  recipe: string;
  minutes: number;
  rating: number;
}

const columns: GridColDef<Recipe>[] = [
  { field: 'recipe', headerName: 'Recipe', flex: 1, minWidth: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 160,
    display: 'flex',
    filterOperators: [atLeast],
    renderCell: ({ value }) => <Rating readOnly size="small" value={value} />,
  },
];

const rows: Recipe[] = [
  { id: 1, recipe: 'Lentil soup', minutes: 35, rating: 4 },
  { id: 2, recipe: 'Spinach pie', minutes: 70, rating: 5 },
  { id: 3, recipe: 'Pancakes', minutes: 20, rating: 3 },
  { id: 4, recipe: 'Risotto', minutes: 45, rating: 4 },
  { id: 5, recipe: 'Bean salad', minutes: 15, rating: 2 },
  { id: 6, recipe: 'Plum cake', minutes: 60, rating: 5 },
];

export default function RatingOperator() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Recipes"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'rating', operator: 'atLeast', value: 4 }],
            },
          },
        }}
      />
    </div>
  );
}
