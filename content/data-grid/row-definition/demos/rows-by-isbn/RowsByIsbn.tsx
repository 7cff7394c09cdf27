import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Book {
  isbn: string;
  title: string;
  copies: number;
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 110 },
];

const books: Book[] = [
  { isbn: '978-1-4920-0001-7', title: 'Salt Roads', copies: 4 },
  { isbn: '978-1-4920-0002-4', title: 'The Weir', copies: 0 },
  { isbn: '978-1-4920-0003-1', title: 'Low Tide', copies: 7 },
];

const getRowId = (book: Book) => book.isbn;

export default function RowsByIsbn() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        label="Books"
        rows={books}
        columns={columns}
        getRowId={getRowId}
      />
    </div>
  );
}
