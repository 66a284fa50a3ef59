-- Who answers calls adds to the audit and reads it. What it says stays, even if a call could send a statement of its own.
revoke update, delete, truncate on audit from aroeira_calls;
