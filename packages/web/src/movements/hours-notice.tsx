import type { HubNotice } from '@aroeira/domain/movements';
import { BUSINESS_HOURS_NOTICE, NO_BUSINESS_DAY } from '@aroeira/domain/movements/messages';
import { observer } from 'mobx-react-lite';
import { Notice } from '../ui/feedback/notice.tsx';
import './movements.css';

/**
 * Tells that an order given now waits for the next business day. It stands where an order is made, and a screen reader
 * says it when it comes.
 *
 * @see spec B §9 Business-hours window; decision 0305
 */
export const HoursNotice = observer(({ hours: { notice } }: { readonly hours: { readonly notice: HubNotice } }) => (
  <div className="hours-notice" aria-live="polite">
    {notice === 'late' && <Notice icon="clock">{BUSINESS_HOURS_NOTICE}</Notice>}
    {notice === 'no-business-day' && (
      <Notice icon="clock" title={NO_BUSINESS_DAY}>
        {BUSINESS_HOURS_NOTICE}
      </Notice>
    )}
  </div>
));
