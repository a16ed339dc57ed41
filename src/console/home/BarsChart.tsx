import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../kinds/fields/numberField';
import { useConsole } from '../../kit/ConsoleContext';
import type { ChartRow, Series } from './chart';

interface BarsChartProps {
  readonly series: readonly Series[];
  readonly rows: readonly ChartRow[];
}

/** Bars; blue and orange are told apart by whoever confuses red and green, and are of different lightness. */
export default function BarsChart({ series, rows }: BarsChartProps) {
  const { palette } = useTheme();
  const translate = useTranslate();
  const { region } = useConsole();
  const format = (value: number) => formatNumber(value, translate, region);
  const colors = [palette.primary.main, palette.mode === 'dark' ? '#d98b3a' : '#d07a1c'];
  return (
    <BarChart
      colors={colors}
      skipAnimation
      hideLegend={series.length < 2}
      margin={{ top: 20, right: 16, bottom: 0, left: 0 }}
      borderRadius={3}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: rows.map(({ label }) => label),
          scaleType: 'band',
          categoryGapRatio: 0.4,
          // Labels that overlap would be left out: a word to a line.
          ...(rows.some(({ label, short = label }) => short.includes(' ')) && {
            height: 44,
            tickLabelStyle: { fontSize: 10.5 },
          }),
          valueFormatter: (label: string, { location }) =>
            location === 'tick' ? shortOf(rows, label).replaceAll(' ', '\n') : label,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        { width: 56, min: 0, disableLine: true, disableTicks: true, valueFormatter: shortened(format) },
      ]}
      series={series.map(({ name, values, texts }) => ({
        data: [...values],
        label: name,
        valueFormatter: (_, { dataIndex }) => texts[dataIndex] ?? '',
      }))}
    />
  );
}

const shortOf = (rows: readonly ChartRow[], label: string): string =>
  rows.find((row) => row.label === label)?.short ?? label;

/** A tick's number; none between whole ones, as nothing counts half a row. */
const shortened = (format: (value: number) => string) => (value: number) =>
  Number.isInteger(value) ? format(value) : '';
