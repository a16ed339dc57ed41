import { Box } from '@mui/material';
import { Layout } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb';
import { ConsoleSidebar } from './ConsoleSidebar';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

/** react-admin's frame with the server's menu, a breadcrumb above each page, and the page's error boundary. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={TopBar} menu={SideMenu} sidebar={ConsoleSidebar} appBarAlwaysOn>
      <Box sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 1760, width: '100%', boxSizing: 'border-box' }}>
        <Breadcrumb />
        {children}
      </Box>
    </Layout>
  );
}
