import { render } from 'preact';
import { t } from './i18n';
import { applySettings } from './state/settings';

applySettings(document.documentElement);
const page = document.getElementById('page');
if (page) render(<h1>{t('page.name')}</h1>, page);
