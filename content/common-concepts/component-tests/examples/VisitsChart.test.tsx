import { barElementClasses } from '@mui/x-charts/BarChart';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VisitsChart } from './VisitsChart';

afterEach(cleanup);

function barsOf(container: HTMLElement) {
  return container.querySelectorAll(`.${barElementClasses.root}`);
}

test('draws a bar for each day', () => {
  const { container } = render(<VisitsChart width={500} />);

  expect(screen.getByText('Visits')).toBeTruthy();
  expect(screen.getByText('Tue')).toBeTruthy();
  expect(barsOf(container)).toHaveLength(3);
});

test('reports the clicked day', () => {
  const onDayClick = vi.fn();
  const { container } = render(<VisitsChart width={500} onDayClick={onDayClick} />);

  // Not user.click(): charts convert pointer positions, which jsdom can't do.
  fireEvent.click(barsOf(container).item(1));

  expect(onDayClick).toHaveBeenCalledWith('Tue');
});
