import { Button } from '@mui/material';
import { useGetOne, useTranslate } from 'ra-core';
import { use } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { AnyRow } from '@/schema/resource';
import { ActionButton } from '../../ui/actions/ActionButton';
import { applies } from '../../ui/actions/applies';
import { useConsole } from '../../ui/ConsoleContext';
import { Facts } from '../../ui/Facts';
import { PageHeading } from '../../ui/PageHeading';
import { RecordState } from '../../ui/RecordState';
import { Section } from '../../ui/Section';

const NAME = 'app/details';

/** One version of the app, with its package to download (document 2, section 2). */
export default function VersionDetail() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const resource = use(useConsole().load(NAME));
  const query = useGetOne<AnyRow>(NAME, { id });
  const { data: version } = query;
  const { detail, actions = {} } = resource.definition;
  return (
    <>
      <PageHeading title={`resources.${NAME}.name`}>
        {version &&
          Object.entries(actions)
            .filter(([, action]) => applies(action, version))
            .map(([name, action]) => (
              <ActionButton
                key={name}
                resource={resource}
                place="actions"
                name={name}
                action={action}
                row={version}
                variant="contained"
              />
            ))}
        <Button component={Link} to="/app/version" variant="outlined">
          {translate('pages.version.back')}
        </Button>
      </PageHeading>
      <RecordState query={query}>
        {(record) => (
          <Section title={String(record.current_version)}>
            <Facts
              shape={resource.record}
              fields={detail?.fields ?? []}
              record={record}
              words={`resources.${NAME}.fields`}
            />
          </Section>
        )}
      </RecordState>
    </>
  );
}
