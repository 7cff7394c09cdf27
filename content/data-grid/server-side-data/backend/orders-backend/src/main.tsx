import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { OrdersGrid } from './OrdersGrid.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('There is no root element.');
createRoot(root).render(
  <>
    <CssBaseline />
    <OrdersGrid />
  </>,
);
