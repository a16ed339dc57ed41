import DiffersIcon from '@mui/icons-material/CompareArrowsOutlined';
import EqualIcon from '@mui/icons-material/DragHandleOutlined';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { FactValue } from '../../kinds/fields/FactValue';
import { useConsole } from '../../kit/ConsoleContext';
import stacked from '../../kit/stacked.module.css';
import { shapeIn } from '../../model/shape';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { PictureGrid } from '../pictures/PictureGrid';
import { useAllPictures } from '../record/usePictures';
import { representationOf } from '../record/useRepresentation';
import { comparedFacts } from './comparedFacts';

interface ComparedRecordsProps {
  readonly resource: AnyResource;
  readonly records: readonly [AnyShown, AnyShown];
}

/** The facts of two records side by side, with what differs marked, and their pictures; on a phone one field after another. */
export function ComparedRecords({ resource, records }: ComparedRecordsProps) {
  const translate = useTranslate();
  const { region } = useConsole();
  const shape = useMemo(() => shapeIn(resource.record, region), [resource, region]);
  const sections = comparedFacts(resource, shape, records, translate);
  const count = sections.flatMap(({ facts }) => facts).filter(({ differs }) => differs).length;
  const names = records.map(
    (record, index) =>
      `${translate(`review.compare.${index === 0 ? 'one' : 'other'}`)} ${representationOf(resource, record, translate) ?? ''}`,
  );
  return (
    <>
      <Typography role="status" variant="body2" sx={{ pb: 1 }}>
        {translate('review.compare.count', { smart_count: count })}
      </Typography>
      {sections.map(({ section, facts }) => {
        const title = translate(`resources.${resource.name}.sections.${section}.name`);
        return (
          <Box key={section} component="section" aria-label={title} sx={{ pb: 1.5 }}>
            <Typography variant="h3" sx={heading}>
              {title}
            </Typography>
            <Box className={stacked.stacked}>
              <Table size="small" aria-label={title} sx={table}>
                <TableHead>
                  <TableRow>
                    <TableCell sx={{ width: '22%' }}>{translate('review.compare.field')}</TableCell>
                    {names.map((name) => (
                      <TableCell key={name} sx={{ width: '32%' }}>
                        {name}
                      </TableCell>
                    ))}
                    <TableCell>{translate('review.compare.result')}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {facts.map(({ path, label, field, values, texts, differs }) => (
                    <TableRow key={path} sx={differs ? marked : undefined}>
                      <TableCell component="th" scope="row">
                        {label}
                      </TableCell>
                      {values.map((value, index) => (
                        <TableCell key={names[index]} data-label={names[index]}>
                          <FactValue field={field} value={value} text={texts[index] ?? ''} label={label} />
                        </TableCell>
                      ))}
                      <TableCell data-label={translate('review.compare.result')}>
                        <Difference differs={differs} />
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </Box>
          </Box>
        );
      })}
      <Box component="section" aria-label={translate('review.pictures.title')}>
        <Typography variant="h3" sx={heading}>
          {translate('review.pictures.title')}
        </Typography>
        <Box sx={halves}>
          {records.map((record, index) => (
            <ComparedPictures
              key={names[index]}
              resource={resource}
              record={record}
              name={names[index] ?? ''}
            />
          ))}
        </Box>
      </Box>
    </>
  );
}

/** Whether two values differ, in words and by an icon. */
function Difference({ differs }: { readonly differs: boolean }) {
  const translate = useTranslate();
  const Icon = differs ? DiffersIcon : EqualIcon;
  return (
    <Box component="span" sx={{ ...mark, color: differs ? 'warning.main' : 'text.secondary' }}>
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      {translate(`review.compare.${differs ? 'differs' : 'equal'}`)}
    </Box>
  );
}

interface ComparedPicturesProps {
  readonly resource: AnyResource;
  readonly record: AnyShown;
  readonly name: string;
}

function ComparedPictures({ resource, record, name }: ComparedPicturesProps) {
  const translate = useTranslate();
  const { pictures } = useAllPictures(resource, record);
  // Their values are compared above.
  const plain = pictures.map(({ key, label, url }) => ({ key, label, url }));
  return (
    <Box role="group" aria-label={name} sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary" sx={{ pb: 0.5 }}>
        {name}
      </Typography>
      {plain.length > 0 ? (
        <PictureGrid pictures={plain} />
      ) : (
        <Typography variant="body2">{translate('review.pictures.none')}</Typography>
      )}
    </Box>
  );
}

const heading = { fontSize: 15, fontWeight: 600, py: 0.5 };
const table = {
  tableLayout: { sm: 'fixed' },
  '& td, & th': { overflowWrap: 'anywhere' },
  '& tbody th': { fontWeight: 400, color: 'text.secondary' },
};
const marked = { bgcolor: 'action.hover', '& td': { fontWeight: 500 } };
const mark = { display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' };
const halves = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
};
